-- Runs once, when the data of the server is made: the services own their database, and are nothing else of the server.
\getenv password SERVICES_PASSWORD
create role services login password :'password';
alter database :"DBNAME" owner to services;
-- As the services ask for by themselves, unless a pooler of connections stands between.
alter role services set statement_timeout = '30s';
