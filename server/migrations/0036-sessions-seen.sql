-- When and from which network a session was seen last, for the person whose it is. Never a whole address.
alter table sessions
  add column seen_at timestamptz(3),
  add column seen_from cidr;
