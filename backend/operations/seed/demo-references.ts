/**
 * Demo content that must stay because remaining content refers to it. The SQL table
 * `demo_deletions` lists the content to delete.
 */
interface DemoReference {
  /** Kind of the content that must stay. */
  kind: string
  /** SQL query for the ids of this content. */
  query: string
}

/** Condition that a row stays. */
const staysCondition = (kind: string, id: string) =>
  `NOT EXISTS (SELECT FROM demo_deletions WHERE demo_deletions.kind = '${kind}' AND row_id = ${id})`

/** Blocks of pages and reusable containers that stay. */
const module = `(SELECT * FROM modules WHERE CASE content_type WHEN 'page' THEN ${staysCondition('pages', 'object_id')}
  ELSE ${staysCondition('containers', 'modules.id')} END)`

const selectIdsInData = (name: string) =>
  `SELECT (data ->> '${name}')::integer FROM ${module} AS module WHERE jsonb_typeof(data -> '${name}') = 'number'`

/** Pictures of staying content, without demo pages in the trash. */
const pictureUse = `
  SELECT image_id FROM picture_uses WHERE CASE place
    WHEN 'module' THEN EXISTS (SELECT FROM ${module} AS module WHERE module.id = picture_uses.key::integer)
    WHEN 'container' THEN EXISTS (SELECT FROM ${module} AS module WHERE module.slug = split_part(picture_uses.key, '/', 1))
    WHEN 'html' THEN ${staysCondition('html selections', 'picture_uses.key::integer')}
    WHEN 'settings' THEN ${staysCondition('settings', '1')}
    WHEN 'saved' THEN true
    WHEN 'trash' THEN NOT EXISTS (SELECT FROM demo_rows WHERE demo_rows.kind = 'pages' AND row_id = picture_uses.key::integer)
    ELSE ${staysCondition('pages', `split_part(picture_uses.key, '/', 1)::integer`)} END`

/** Records in newsletter issues that meet a condition on their section. */
const selectIssueRecords = (condition: string) => `SELECT record::integer FROM newsletter_issues,
  jsonb_array_elements(sections) AS section, jsonb_array_elements_text(section -> 'records') AS record WHERE ${condition}`

/** Demo content to which staying content refers. Links between pages may become dead. */
export const demoReferences: readonly DemoReference[] = [
  { kind: 'pages', query: `SELECT parent_id FROM pages WHERE ${staysCondition('pages', 'pages.id')}` },
  { kind: 'pages', query: `SELECT organization_id FROM jobs WHERE ${staysCondition('jobs', 'jobs.id')}` },
  { kind: 'pages', query: selectIssueRecords(`section ->> 'source' <> 'jobs'`) },
  { kind: 'pages', query: 'SELECT press_release_id FROM dispatches WHERE press_release_id IS NOT NULL' },
  { kind: 'jobs', query: selectIssueRecords(`section ->> 'source' = 'jobs'`) },
  { kind: 'accounts', query: `SELECT owner_id FROM jobs WHERE ${staysCondition('jobs', 'jobs.id')}` },
  {
    kind: 'containers',
    query: `SELECT child.id FROM modules AS parent JOIN modules AS child ON child.parent_id = parent.id
      WHERE parent.content_type = 'container' AND ${staysCondition('containers', 'parent.id')}`,
  },
  {
    kind: 'containers',
    query: `SELECT parent_id FROM modules WHERE content_type = 'container' AND ${staysCondition('containers', 'modules.id')}`,
  },
  {
    kind: 'containers',
    query: `SELECT container.id FROM ${module} AS module
      JOIN modules AS container ON container.slug = module.data ->> 'reusable' AND container.content_type = 'container'`,
  },
  { kind: 'html selections', query: selectIdsInData('html_code_obj') },
  { kind: 'persons', query: selectIdsInData('person') },
  { kind: 'persons', query: `SELECT contact_id FROM articles WHERE ${staysCondition('pages', 'page_id')}` },
  {
    kind: 'person categories',
    query: `SELECT category_id FROM person_category_members WHERE ${staysCondition('persons', 'person_id')}`,
  },
  {
    kind: 'article categories',
    query: `SELECT category_id FROM article_category_members WHERE ${staysCondition('pages', 'article_id')}`,
  },
  {
    kind: 'article tags',
    query: `SELECT tag_id FROM article_taggings WHERE ${staysCondition('pages', 'article_id')}`,
  },
  {
    kind: 'download files',
    query: `SELECT file.id FROM download_files AS file JOIN articles USING (directory_id) WHERE ${staysCondition('pages', 'page_id')}`,
  },
  {
    kind: 'download files',
    query: `SELECT substring(link.path FROM '/api/files/([0-9]{1,9})/')::integer
      FROM module_links AS link JOIN ${module} AS module ON module.id = link.module_id`,
  },
  {
    kind: 'download files',
    query: `SELECT (paper ->> 'file')::integer FROM user_unions, jsonb_array_elements(downloads) AS paper
      WHERE ${staysCondition('unions', 'user_unions.id')}`,
  },
  {
    kind: 'download directories',
    query: `SELECT directory_id FROM download_files WHERE ${staysCondition('download files', 'download_files.id')}`,
  },
  {
    kind: 'download directories',
    query: `SELECT directory_id FROM articles WHERE ${staysCondition('pages', 'page_id')}`,
  },
  {
    kind: 'download categories',
    query: `SELECT category_id FROM download_directories WHERE ${staysCondition('download directories', 'download_directories.id')}`,
  },
  {
    kind: 'pictures',
    query: `SELECT unnest(ARRAY[menu_image_id, hero_image_id]) FROM pages WHERE ${staysCondition('pages', 'pages.id')}`,
  },
  {
    kind: 'pictures',
    query: `SELECT menu_image_id FROM publications WHERE ${staysCondition('pages', 'page_id')}`,
  },
  {
    kind: 'pictures',
    query: `SELECT og_image_id FROM page_texts WHERE ${staysCondition('pages', 'page_id')}`,
  },
  {
    kind: 'pictures',
    query: `SELECT logo_id FROM organizations WHERE ${staysCondition('pages', 'page_id')}`,
  },
  {
    kind: 'pictures',
    query: `SELECT image_id FROM organization_images WHERE ${staysCondition('pages', 'organization_id')}`,
  },
  {
    kind: 'pictures',
    query: `SELECT photo_id FROM persons WHERE ${staysCondition('persons', 'persons.id')}`,
  },
  { kind: 'pictures', query: `SELECT logo_id FROM jobs WHERE ${staysCondition('jobs', 'jobs.id')}` },
  { kind: 'pictures', query: pictureUse },
]
