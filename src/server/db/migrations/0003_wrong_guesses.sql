CREATE TABLE "wrong_guesses" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "wrong_guesses_expires_at_index" ON "wrong_guesses" USING btree ("expires_at");