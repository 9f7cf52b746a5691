-- Stores the first activation of an account. Without it an inactive account is a registration.
CREATE OR REPLACE FUNCTION record_activation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_active THEN NEW.activated_at := coalesce(NEW.activated_at, now()); END IF;
  RETURN NEW;
END
$$;

-- Triggers

CREATE OR REPLACE TRIGGER users_activated BEFORE INSERT OR UPDATE OF is_active ON users FOR EACH ROW EXECUTE FUNCTION record_activation();
