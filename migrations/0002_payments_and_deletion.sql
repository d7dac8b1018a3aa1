CREATE TABLE `deletion_jobs` (
	`user_id` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`requested_at` integer NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE TABLE `deletion_steps` (
	`user_id` text NOT NULL,
	`step` text NOT NULL,
	`done_at` integer NOT NULL,
	`counts` text NOT NULL,
	PRIMARY KEY(`user_id`, `step`)
);
--> statement-breakpoint
CREATE TABLE `erasures` (
	`id` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	`counts` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `month_ends` (
	`period` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`handed_through` text DEFAULT '' NOT NULL,
	`people` integer DEFAULT 0 NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE TABLE `packs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`pack_id` text NOT NULL,
	`input_tokens` integer NOT NULL,
	`output_tokens` integer NOT NULL,
	`bought_at` integer NOT NULL,
	`granted_at` integer
);
--> statement-breakpoint
CREATE INDEX `packs_by_user` ON `packs` (`user_id`,`bought_at`);--> statement-breakpoint
CREATE TABLE `payment_customers` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_customers_by_user` ON `payment_customers` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`reason` text,
	`subscription_id` text,
	`amount` integer NOT NULL,
	`amount_refunded` integer DEFAULT 0 NOT NULL,
	`currency` text NOT NULL,
	`paid_at` integer NOT NULL,
	`reset_used_at` integer,
	`ticket` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payments_by_user` ON `payments` (`user_id`,`paid_at`);--> statement-breakpoint
CREATE TABLE `sales_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`organization` text NOT NULL,
	`nurses` integer,
	`message` text NOT NULL,
	`sender` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sales_requests_by_sender` ON `sales_requests` (`sender`,`created_at`);--> statement-breakpoint
CREATE INDEX `sales_requests_by_email` ON `sales_requests` (`email`);--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`user_id` text,
	`received_at` integer NOT NULL,
	`handled_at` integer
);
--> statement-breakpoint
CREATE INDEX `stripe_events_by_time` ON `stripe_events` (`received_at`);--> statement-breakpoint
CREATE INDEX `stripe_events_by_user` ON `stripe_events` (`user_id`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`plan` text NOT NULL,
	`status` text NOT NULL,
	`will_cancel` integer NOT NULL,
	`period_start` integer NOT NULL,
	`period_end` integer NOT NULL,
	`trial_end` integer,
	`ended_at` integer,
	`created_at` integer NOT NULL,
	`ticket` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `subscriptions_by_user` ON `subscriptions` (`user_id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_customers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`plan` text,
	`plan_chosen_at` integer,
	`paid_plan_ended_at` integer,
	`trial_used_at` integer,
	`unlimited_since` integer,
	`sync_ticket` integer DEFAULT 0 NOT NULL,
	`applied_ticket` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_customers`("user_id", "plan", "plan_chosen_at") SELECT "user_id", "plan", "plan_chosen_at" FROM `customers`;--> statement-breakpoint
DROP TABLE `customers`;--> statement-breakpoint
ALTER TABLE `__new_customers` RENAME TO `customers`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `usage_events_by_period` ON `usage_events` (`period`,`user_id`);