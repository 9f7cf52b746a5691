/**
 * A dependency: content that must stay because other staying content references it. In the SQL,
 * `demo_going` lists the content to delete.
 */
interface DemoHold {
  /** The kind of the referenced content. */
  kind: string
  /** SQL for the ids of the referenced content. */
  needed: string
}

/** SQL condition: a row stays. */
const stayCondition = (kind: string, id: string) =>
  `NOT EXISTS (SELECT FROM demo_going WHERE demo_going.kind = '${kind}' AND row_id = ${id})`

/** The staying blocks of pages and reusable containers. */
const module = `(SELECT * FROM modules WHERE CASE content_type WHEN 'page' THEN ${stayCondition('pages', 'object_id')}
  ELSE ${stayCondition('containers', 'modules.id')} END)`

const nameInData = (name: string) =>
  `SELECT (data ->> '${name}')::integer FROM ${module} AS module WHERE jsonb_typeof(data -> '${name}') = 'number'`

/** The pictures of trashed demo pages are deleted. */
const pictureUse = `
  SELECT image_id FROM picture_uses WHERE CASE place
    WHEN 'module' THEN EXISTS (SELECT FROM ${module} AS module WHERE module.id = picture_uses.key::integer)
    WHEN 'container' THEN EXISTS (SELECT FROM ${module} AS module WHERE module.slug = split_part(picture_uses.key, '/', 1))
    WHEN 'html' THEN ${stayCondition('html selections', 'picture_uses.key::integer')}
    WHEN 'settings' THEN ${stayCondition('settings', '1')}
    WHEN 'saved' THEN true
    WHEN 'trash' THEN NOT EXISTS (SELECT FROM demo_rows WHERE demo_rows.kind = 'pages' AND row_id = picture_uses.key::integer)
    ELSE ${stayCondition('pages', `split_part(picture_uses.key, '/', 1)::integer`)} END`

/**
 * The dependencies of staying content. Links between pages do not count: a dead link is acceptable.
 */
export const demoHolds: readonly DemoHold[] = [
  { kind: 'pages', needed: `SELECT parent_id FROM pages WHERE ${stayCondition('pages', 'pages.id')}` },
  { kind: 'pages', needed: `SELECT organization_id FROM jobs WHERE ${stayCondition('jobs', 'jobs.id')}` },
  { kind: 'accounts', needed: `SELECT owner_id FROM jobs WHERE ${stayCondition('jobs', 'jobs.id')}` },
  {
    kind: 'containers',
    needed: `SELECT inner_one.id FROM modules AS outer_one JOIN modules AS inner_one ON inner_one.parent_id = outer_one.id
      WHERE outer_one.content_type = 'container' AND ${stayCondition('containers', 'outer_one.id')}`,
  },
  {
    kind: 'containers',
    needed: `SELECT parent_id FROM modules WHERE content_type = 'container' AND ${stayCondition('containers', 'modules.id')}`,
  },
  {
    kind: 'containers',
    needed: `SELECT container.id FROM ${module} AS module
      JOIN modules AS container ON container.slug = module.data ->> 'reusable' AND container.content_type = 'container'`,
  },
  { kind: 'html selections', needed: nameInData('html_code_obj') },
  { kind: 'persons', needed: nameInData('person') },
  { kind: 'persons', needed: `SELECT contact_id FROM articles WHERE ${stayCondition('pages', 'page_id')}` },
  {
    kind: 'person categories',
    needed: `SELECT category_id FROM person_category_members WHERE ${stayCondition('persons', 'person_id')}`,
  },
  {
    kind: 'article categories',
    needed: `SELECT category_id FROM article_category_members WHERE ${stayCondition('pages', 'article_id')}`,
  },
  {
    kind: 'article tags',
    needed: `SELECT tag_id FROM article_taggings WHERE ${stayCondition('pages', 'article_id')}`,
  },
  {
    kind: 'download files',
    needed: `SELECT file.id FROM download_files AS file JOIN articles USING (directory_id) WHERE ${stayCondition('pages', 'page_id')}`,
  },
  {
    kind: 'download files',
    needed: `SELECT substring(link.path FROM '/api/files/([0-9]{1,9})/')::integer
      FROM module_links AS link JOIN ${module} AS module ON module.id = link.module_id`,
  },
  {
    kind: 'download files',
    needed: `SELECT (paper ->> 'file')::integer FROM user_unions, jsonb_array_elements(downloads) AS paper
      WHERE ${stayCondition('unions', 'user_unions.id')}`,
  },
  {
    kind: 'download directories',
    needed: `SELECT directory_id FROM download_files WHERE ${stayCondition('download files', 'download_files.id')}`,
  },
  {
    kind: 'download directories',
    needed: `SELECT directory_id FROM articles WHERE ${stayCondition('pages', 'page_id')}`,
  },
  {
    kind: 'download categories',
    needed: `SELECT category_id FROM download_directories WHERE ${stayCondition('download directories', 'download_directories.id')}`,
  },
  {
    kind: 'pictures',
    needed: `SELECT unnest(ARRAY[menu_image_id, hero_image_id]) FROM pages WHERE ${stayCondition('pages', 'pages.id')}`,
  },
  {
    kind: 'pictures',
    needed: `SELECT menu_image_id FROM publications WHERE ${stayCondition('pages', 'page_id')}`,
  },
  {
    kind: 'pictures',
    needed: `SELECT og_image_id FROM page_texts WHERE ${stayCondition('pages', 'page_id')}`,
  },
  {
    kind: 'pictures',
    needed: `SELECT logo_id FROM organizations WHERE ${stayCondition('pages', 'page_id')}`,
  },
  {
    kind: 'pictures',
    needed: `SELECT image_id FROM organization_images WHERE ${stayCondition('pages', 'organization_id')}`,
  },
  {
    kind: 'pictures',
    needed: `SELECT photo_id FROM persons WHERE ${stayCondition('persons', 'persons.id')}`,
  },
  { kind: 'pictures', needed: `SELECT logo_id FROM jobs WHERE ${stayCondition('jobs', 'jobs.id')}` },
  { kind: 'pictures', needed: pictureUse },
]
