-- Notifies the mail workers of all servers. PostgreSQL sends the notification at the commit.
CREATE OR REPLACE FUNCTION announce_outbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outbox', '');
  RETURN NULL;
END
$$;

-- Triggers

CREATE OR REPLACE TRIGGER outbox_written AFTER INSERT ON outbox FOR EACH STATEMENT EXECUTE FUNCTION announce_outbox();
