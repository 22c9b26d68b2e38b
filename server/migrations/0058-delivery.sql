-- What delivery costs: a company's table of zones, distances, vehicles and working hours, and lines that were priced by it.

alter table sales_settings
  -- see contract/src/delivery.ts; null: the company has none
  add column delivery jsonb;

alter table line_items
  -- where it goes and how its price was made; null: the table priced nothing here
  add column delivery jsonb;

alter table products
  -- room that one takes in a vehicle; null: not known
  add column cubic_metres numeric(12, 6);
