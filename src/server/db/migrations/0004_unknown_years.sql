ALTER TABLE "home_doctors" ALTER COLUMN "years_of_experience" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "home_doctors" ALTER COLUMN "years_of_experience" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "therapists" ALTER COLUMN "years_of_experience" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "therapists" ALTER COLUMN "years_of_experience" DROP NOT NULL;