CREATE TABLE "familiar_places" (
	"mark" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wrong_guesses" ADD COLUMN "wait_until" timestamp with time zone DEFAULT now() NOT NULL;