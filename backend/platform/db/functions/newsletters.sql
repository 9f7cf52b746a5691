-- Triggers

CREATE OR REPLACE TRIGGER newsletter_issues_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON newsletter_issues
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('newsletter-issues');

-- Only changes of the state count. The number of sent letters changes all the time, and no page shows it.
CREATE OR REPLACE TRIGGER dispatches_changed AFTER INSERT OR UPDATE OF state OR DELETE OR TRUNCATE ON dispatches
  FOR EACH STATEMENT EXECUTE FUNCTION announce_fixed_tag('newsletter-issues');
