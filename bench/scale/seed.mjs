import pg from 'pg'

/** The numbers of a large organization's records, in addition to the demo content. */
export const sizes = { pages: 10_000, pictures: 50_000, users: 20_000, redirects: 10_000 }
/** The page with the most direct subpages, and their number. */
export const broad = { slug: 'archiv', below: 2000 }
/** Returns the name of a picture that no page shows. The pages use every fifth picture. */
export const getUnusedPicture = (n) => `scale-${40_001 + 5 * n}.jpg`
/** The picture on most pages. */
export const sharedPicture = 'scale-1.jpg'

/**
 * Adds records by SQL to a database with the demo content: pages with texts, modules and a version
 * in both languages, pictures, users and redirects. A fifth of the pages is below one page, the
 * others are in groups of forty; all are in the menu. Some hundred pages have changes since their
 * publication, and as many have reverted changes.
 * @param connection options of `pg`
 */
export async function seed(connection) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
    await client.query('ANALYZE')
  } finally {
    await client.end()
  }
}

const sections = 10
const groupSize = 40
const numberSeries = `generate_series(1, ${sizes.pages}) AS n`
/** The order of the pages: sections, subpages of the broad page, groups, pages of the groups. */
const firstGroup = sections + broad.below + 1
const groups = Math.ceil((sizes.pages - firstGroup) / (groupSize + 1))
const parentNumber = `CASE
  WHEN n <= ${sections} THEN NULL
  WHEN n < ${firstGroup} THEN 1
  WHEN n < ${firstGroup + groups} THEN 2 + (n % ${sections - 1})
  ELSE ${firstGroup} + (n % ${groups}) END`

const statements = [
  `CREATE TEMPORARY TABLE numbers AS SELECT n, ${parentNumber} AS parent,
    CASE WHEN n = 1 THEN '${broad.slug}' ELSE 'seite-' || n END AS slug FROM ${numberSeries}`,
  `CREATE TEMPORARY TABLE base AS SELECT (SELECT max(id) FROM pages) AS page, (SELECT max(id) FROM images) AS image,
    (SELECT id FROM users WHERE email = 'editor@example.org') AS editor`,
  `INSERT INTO users (email, email_verified_at, first_name, last_name, organization, "group", is_active, password_hash)
    SELECT 'person-' || n || '@example.org', now(), 'Vorname ' || n, 'Nachname ' || n, 'Bühne ' || n % 300, 'Mitglied', true, 'none'
    FROM generate_series(1, ${sizes.users}) AS n`,
  `INSERT INTO sessions (token_hash, user_id, expires_at)
    SELECT md5(id::text) || md5('x' || id), id, now() + interval '14 days' FROM users WHERE email LIKE 'person-%'`,
  // All users belong to one union.
  `INSERT INTO user_union_members (union_id, user_id, position)
    SELECT (SELECT min(union_id) FROM user_union_members JOIN users ON id = user_id WHERE email = 'mitglied@example.org'), id, 9
    FROM users WHERE email LIKE 'person-%'`,
  // Marks derivatives as created. Otherwise the site would create them during the measurement.
  'UPDATE images SET prepared_at = now() WHERE prepared_at IS NULL',
  `INSERT INTO images (hash, source_hash, file_name, mime, width, height, byte_size, alt, copyright, prepared_at)
    SELECT hash, md5(n::text) || md5('x' || n), 'scale-' || n || '.jpg', mime, width, height, byte_size,
      jsonb_build_object('de', 'Szene ' || n, 'en', 'Scene ' || n), 'Foto: Person ' || n % 200, now()
    FROM generate_series(1, ${sizes.pictures}) AS n, (SELECT * FROM images ORDER BY id LIMIT 1) AS file`,
  `INSERT INTO pages (id, parent_id, position, in_menu) OVERRIDING SYSTEM VALUE
    SELECT page + n, page + parent, row_number() OVER (PARTITION BY parent ORDER BY n) - 1
      + CASE WHEN parent IS NULL THEN 1000 ELSE 0 END, true
    FROM numbers, base ORDER BY n`,
  `SELECT setval(pg_get_serial_sequence('pages', 'id'), (SELECT max(id) FROM pages))`,
  `WITH RECURSIVE placed AS (
      SELECT n, slug, slug AS path FROM numbers WHERE parent IS NULL
      UNION ALL SELECT child.n, child.slug, placed.path || '/' || child.slug FROM numbers AS child JOIN placed ON placed.n = child.parent
    ) INSERT INTO page_texts (page_id, locale, slug, path, title, headline)
    SELECT page + n, locale, slug, path, 'Seite ' || n, 'Seite ' || n
    FROM placed, base, unnest(ARRAY['de', 'en']) AS locale`,
  // Every page has five texts, one of them with a stored link to another page, and a picture. Every
  // second page has the shared picture, too. The rows of a page are adjacent, as after editing.
  `INSERT INTO modules (object_id, locale, model, position, data, updated_at, updated_by)
    SELECT page + n, locale, 'text', place, jsonb_build_object('anchor', '', 'add_additional_space', false, 'content',
      '<p>' || repeat('Ein Absatz über das Theater und seine Leute. ', 12) || '</p>'
      || CASE WHEN place = 3 THEN '<p><a href="page:' || page + 2 + n % ${sections} || '/' || locale || '">Dort</a></p>' ELSE '' END),
      now() - n * interval '1 minute', editor
    FROM numbers, base, unnest(ARRAY['de', 'en']) AS locale, generate_series(0, 4) AS place ORDER BY n, locale, place`,
  `INSERT INTO modules (object_id, locale, model, position, data)
    SELECT page + n, locale, 'image', 4 + place, data || jsonb_build_object('image', image + CASE place WHEN 1 THEN 1 ELSE n * 5 END)
    FROM numbers, base, unnest(ARRAY['de', 'en']) AS locale, generate_series(1, 2) AS place,
      (SELECT data FROM modules WHERE model = 'image' ORDER BY id LIMIT 1) AS one
    WHERE place = 2 OR n % 2 = 0 ORDER BY n, locale, place`,
  `INSERT INTO page_versions (page_id, locale, number, snapshot, menu_name)
    SELECT page + n, locale, 1, replace(snapshot::text, '/media/images/', '/media/images/' || image + n * 5 || '-')::jsonb
      || jsonb_build_object('title', 'Seite ' || n), ''
    FROM numbers, base, unnest(ARRAY['de', 'en']) AS locale,
      (SELECT snapshot FROM page_versions WHERE snapshot::text LIKE '%/media/images/%' ORDER BY length(snapshot::text) LIMIT 1) AS one`,
  `INSERT INTO publications (page_id, locale, version_id, is_online, path, title, menu_name, parent_id, position,
      is_clickable, in_menu, in_footer, is_highlight, published_at)
    SELECT version.page_id, version.locale, version.id, true, text.path, text.title, text.title, page.parent_id, page.position,
      true, page.in_menu, false, page.parent_id IS NULL, now()
    FROM page_versions AS version JOIN base ON version.page_id > base.page
    JOIN page_texts AS text ON text.page_id = version.page_id AND text.locale = version.locale
    JOIN pages AS page ON page.id = version.page_id`,
  // The state after edits: changed pages have a digest that matches no working copy.
  `UPDATE page_texts SET is_dirty = page_id % 40 < 2 FROM base WHERE page_id > page`,
  `UPDATE page_versions SET digest = '{}' FROM base WHERE page_id > page AND page_id % 40 = 0`,
  `INSERT INTO redirects (old_path, new_path)
    SELECT '/de/alt-' || n, '/de/seite-' || (n % ${sections}) + 1 FROM generate_series(1, ${sizes.redirects}) AS n`,
]
