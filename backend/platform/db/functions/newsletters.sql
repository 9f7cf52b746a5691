-- Triggers

CREATE OR REPLACE TRIGGER newsletter_issues_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON newsletter_issues
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('newsletter-issues');

-- A dispatch counts its letters all the time, which no page shows.
CREATE OR REPLACE TRIGGER dispatches_changed AFTER INSERT OR UPDATE OF state OR DELETE OR TRUNCATE ON dispatches
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('newsletter-issues');
