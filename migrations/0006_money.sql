CREATE TABLE `unclaimed_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`email` text NOT NULL,
	`plan` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`paid_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `unclaimed_payments_by_email` ON `unclaimed_payments` (`email`);--> statement-breakpoint
CREATE INDEX `unclaimed_payments_by_customer` ON `unclaimed_payments` (`customer_id`);--> statement-breakpoint
ALTER TABLE `customers` ADD `streak_discount_at` integer;