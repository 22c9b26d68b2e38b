-- What a draft took for granted, and what is still to be asked of the client: texts for the company alone. A question
-- that is answered becomes something taken for granted.

alter table proposals
  add column assumptions jsonb not null default '[]',
  add column questions jsonb not null default '[]';
