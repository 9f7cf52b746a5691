-- Closing a gap or opening one changes the positions of thousands of siblings: none of them is edited by that.
DROP TRIGGER page_edited ON pages;
--> statement-breakpoint
CREATE TRIGGER page_edited AFTER UPDATE ON pages FOR EACH ROW
  WHEN (OLD.position = NEW.position OR OLD.moves <> NEW.moves OR OLD.parent_id IS DISTINCT FROM NEW.parent_id)
  EXECUTE FUNCTION page_edited();
