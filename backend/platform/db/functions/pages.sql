-- Marks the texts of a page as drafts, unless only its position or metadata changed.
CREATE OR REPLACE FUNCTION page_edited() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  metadata text[] := '{position,revision,updated_at,updated_by}';
BEGIN
  IF to_jsonb(OLD) - metadata IS DISTINCT FROM to_jsonb(NEW) - metadata THEN
    UPDATE page_texts SET is_dirty = true WHERE page_id = NEW.id AND NOT is_dirty;
  END IF;
  RETURN NULL;
END
$$;

-- Marks a text as a draft if its content changed, not only its path or metadata. Compares rows, because JSON is too slow for
-- a branch of 2,000 pages with new paths.
CREATE OR REPLACE FUNCTION page_text_edited() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  content page_texts := NEW;
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.is_dirty := true;
    NEW.edited_at := NEW.updated_at;
    NEW.edited_by := NEW.updated_by;
  ELSE
    content.path := OLD.path;
    content.revision := OLD.revision;
    content.updated_at := OLD.updated_at;
    content.updated_by := OLD.updated_by;
    content.edited_at := OLD.edited_at;
    content.edited_by := OLD.edited_by;
    content.is_dirty := OLD.is_dirty;
    content.search_text := OLD.search_text;
    IF content IS DISTINCT FROM OLD THEN
      NEW.is_dirty := true;
    END IF;
    IF NEW.updated_by IS NOT NULL AND row(NEW.updated_at, NEW.updated_by) IS DISTINCT FROM row(OLD.updated_at, OLD.updated_by)
      AND NEW.updated_at >= coalesce(OLD.edited_at, '-infinity') THEN
      NEW.edited_at := NEW.updated_at;
      NEW.edited_by := NEW.updated_by;
    END IF;
  END IF;
  RETURN NEW;
END
$$;

-- Removes the picture uses of a page that leaves the trash, restored or deleted for good.
CREATE OR REPLACE FUNCTION trash_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_picture_uses('trash', OLD.id::text, '{}');
  RETURN NULL;
END
$$;

-- Triggers

CREATE OR REPLACE TRIGGER page_text_edited BEFORE INSERT OR UPDATE OF slug, menu_name, title, headline, meta_title, meta_description,
  og_title, og_description, og_type, og_image_id, hero_text, hero_link, updated_at, updated_by ON page_texts
  FOR EACH ROW EXECUTE FUNCTION page_text_edited();

CREATE OR REPLACE TRIGGER trash_left AFTER DELETE ON trashed_pages FOR EACH ROW EXECUTE FUNCTION trash_left();

CREATE OR REPLACE TRIGGER page_edited AFTER UPDATE ON pages FOR EACH ROW
  WHEN (OLD.position = NEW.position OR OLD.moves <> NEW.moves OR OLD.parent_id IS DISTINCT FROM NEW.parent_id)
  EXECUTE FUNCTION page_edited();
