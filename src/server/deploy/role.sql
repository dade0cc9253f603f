-- Runs once, when the data of the server is made: the services own their database, and are nothing else of the server.
\getenv password SERVICES_PASSWORD
create role services login password :'password';
alter database :"DBNAME" owner to services;
