CREATE TABLE "server_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_active" boolean NOT NULL,
	"is_staff" boolean NOT NULL,
	"is_superuser" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"doctor_id" integer NOT NULL,
	"location_id" integer,
	"date" date NOT NULL,
	"start_time" time NOT NULL,
	"end_time" time NOT NULL,
	"status" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booked_doctors" (
	"doctor_id" integer PRIMARY KEY NOT NULL,
	"provider_user_id" integer,
	"name" text,
	"specialization" text,
	"profile_picture" text,
	"phone_number" text,
	"auto_confirmation" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booked_locations" (
	"location_id" integer PRIMARY KEY NOT NULL,
	"name" text,
	"address" text,
	"city" text,
	"country" text,
	"latitude" numeric(8, 5),
	"longitude" numeric(8, 5)
);
--> statement-breakpoint
CREATE TABLE "patients" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text,
	"profile_picture" text
);
--> statement-breakpoint
CREATE TABLE "availabilities" (
	"id" serial PRIMARY KEY NOT NULL,
	"doctor_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"date" date NOT NULL,
	"available_from" time NOT NULL,
	"available_to" time NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doctor_languages" (
	"id" serial PRIMARY KEY NOT NULL,
	"doctor_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doctor_locations" (
	"doctor_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	CONSTRAINT "doctor_locations_doctor_id_location_id_pk" PRIMARY KEY("doctor_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "doctor_services" (
	"id" serial PRIMARY KEY NOT NULL,
	"doctor_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doctors" (
	"id" serial PRIMARY KEY NOT NULL,
	"provider_id" integer NOT NULL,
	"specialty_id" integer,
	"title" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"license_number" text NOT NULL,
	"license_expiry" date,
	"bio" text NOT NULL,
	"years_of_experience" integer NOT NULL,
	"consultation_duration" integer NOT NULL,
	"email" text,
	"phone_number" text,
	"profile_picture" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" serial PRIMARY KEY NOT NULL,
	"provider_id" integer NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"postal_code" text NOT NULL,
	"country" text NOT NULL,
	"latitude" numeric(8, 5),
	"longitude" numeric(8, 5)
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"provider_type" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"phone_number" text NOT NULL,
	"auto_confirmation" boolean NOT NULL,
	"total_staff" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "providers_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "specialties" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "specialties_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_user_id_patients_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_doctor_id_booked_doctors_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."booked_doctors"("doctor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_location_id_booked_locations_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."booked_locations"("location_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availabilities" ADD CONSTRAINT "availabilities_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availabilities" ADD CONSTRAINT "availabilities_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_languages" ADD CONSTRAINT "doctor_languages_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_locations" ADD CONSTRAINT "doctor_locations_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_locations" ADD CONSTRAINT "doctor_locations_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_services" ADD CONSTRAINT "doctor_services_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_specialty_id_specialties_id_fk" FOREIGN KEY ("specialty_id") REFERENCES "public"."specialties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "appointments_order" ON "appointments" USING btree ("date","start_time","id");--> statement-breakpoint
CREATE INDEX "appointments_doctor" ON "appointments" USING btree ("doctor_id","date");--> statement-breakpoint
CREATE INDEX "availabilities_doctor_date" ON "availabilities" USING btree ("doctor_id","date","available_from");--> statement-breakpoint
CREATE INDEX "availabilities_location" ON "availabilities" USING btree ("location_id");--> statement-breakpoint
CREATE UNIQUE INDEX "doctor_languages_doctor_name" ON "doctor_languages" USING btree ("doctor_id","name");--> statement-breakpoint
CREATE INDEX "doctor_locations_location" ON "doctor_locations" USING btree ("location_id");--> statement-breakpoint
CREATE UNIQUE INDEX "doctor_services_doctor_name" ON "doctor_services" USING btree ("doctor_id","name");--> statement-breakpoint
CREATE INDEX "doctors_provider" ON "doctors" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "locations_provider" ON "locations" USING btree ("provider_id");