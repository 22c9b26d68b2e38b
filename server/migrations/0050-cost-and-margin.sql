-- What things cost the company itself, and how little it may earn on a proposal.

alter table products
  -- of one pricing unit, in minor units of the company's currency; null: not known
  add column cost_price bigint check (cost_price >= 0);

alter table line_items
  -- of one pricing unit, in minor units of the proposal's currency, as the line was made or somebody set it; null: not known
  add column unit_cost bigint check (unit_cost >= 0);

alter table companies
  -- percent of what a proposal comes to before tax: below it an owner has to send it; null: no such limit
  add column least_margin numeric(5, 2) check (least_margin >= 0 and least_margin < 100);
