-- Whether title and summary are made from the lines or are a person's, with what they can be made from again; null for
-- proposals from before, whose texts count as a person's.

alter table proposals
  add column wording jsonb;

alter table line_items
  -- such a line does not follow the line that it goes with
  add column units_set_by_hand boolean not null default false;
