-- Earlier versions logged the secret where the database was away: the next start makes another one.
DELETE FROM "server_settings" WHERE "name" = 'token_secret';
