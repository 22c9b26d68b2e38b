-- Whether a client hires as a business or as a consumer, and what is written to them on paper.

alter table clients
  -- null: nobody has said
  add column kind text check (kind in ('business', 'consumer')),
  -- of value-added tax
  add column tax_number text check (char_length(tax_number) between 1 and 40),
  -- in lines, as on an envelope, without the country
  add column address text check (char_length(address) between 1 and 300),
  -- ISO 3166-1 alpha-2
  add column country text check (country ~ '^[A-Z]{2}$');
