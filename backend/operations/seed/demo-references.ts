/**
 * Demo content that must not be deleted, because remaining content refers to it. The SQL table
 * `demo_deletions` lists the content to delete.
 */
interface DemoReference {
  /** Kind of the content that must not be deleted. */
  kind: string
  /** SQL query for the ids of this content. */
  query: string
}

/** Condition that a row remains. */
const remainsCondition = (kind: string, id: string) =>
  `NOT EXISTS (SELECT FROM demo_deletions WHERE demo_deletions.kind = '${kind}' AND row_id = ${id})`

/** Blocks of remaining pages and reusable containers. */
const remainingModules = `(SELECT * FROM modules WHERE CASE content_type WHEN 'page' THEN ${remainsCondition('pages', 'object_id')}
  ELSE ${remainsCondition('containers', 'modules.id')} END)`

const selectIdsInData = (name: string) =>
  `SELECT (data ->> '${name}')::integer FROM ${remainingModules} AS module WHERE jsonb_typeof(data -> '${name}') = 'number'`

/** Pictures of remaining content, without demo pages in the trash. */
const usedPicturesQuery = `
  SELECT image_id FROM picture_uses WHERE CASE place
    WHEN 'module' THEN EXISTS (SELECT FROM ${remainingModules} AS module WHERE module.id = picture_uses.key::integer)
    WHEN 'container' THEN EXISTS (SELECT FROM ${remainingModules} AS module WHERE module.slug = split_part(picture_uses.key, '/', 1))
    WHEN 'html' THEN ${remainsCondition('html selections', 'picture_uses.key::integer')}
    WHEN 'settings' THEN ${remainsCondition('settings', '1')}
    WHEN 'saved' THEN true
    WHEN 'trash' THEN NOT EXISTS (SELECT FROM demo_rows WHERE demo_rows.kind = 'pages' AND row_id = picture_uses.key::integer)
    ELSE ${remainsCondition('pages', `split_part(picture_uses.key, '/', 1)::integer`)} END`

/** Records in newsletter issues that meet a condition on their section. */
const selectIssueRecords = (condition: string) => `SELECT record::integer FROM newsletter_issues,
  jsonb_array_elements(sections) AS section, jsonb_array_elements_text(section -> 'records') AS record WHERE ${condition}`

/** Demo content to which remaining content refers. Links between pages may become dead. */
export const demoReferences: readonly DemoReference[] = [
  { kind: 'pages', query: `SELECT parent_id FROM pages WHERE ${remainsCondition('pages', 'pages.id')}` },
  { kind: 'pages', query: `SELECT organization_id FROM jobs WHERE ${remainsCondition('jobs', 'jobs.id')}` },
  { kind: 'pages', query: selectIssueRecords(`section ->> 'source' <> 'jobs'`) },
  { kind: 'pages', query: 'SELECT press_release_id FROM dispatches WHERE press_release_id IS NOT NULL' },
  { kind: 'jobs', query: selectIssueRecords(`section ->> 'source' = 'jobs'`) },
  { kind: 'accounts', query: `SELECT owner_id FROM jobs WHERE ${remainsCondition('jobs', 'jobs.id')}` },
  {
    kind: 'containers',
    query: `SELECT child.id FROM modules AS parent JOIN modules AS child ON child.parent_id = parent.id
      WHERE parent.content_type = 'container' AND ${remainsCondition('containers', 'parent.id')}`,
  },
  {
    kind: 'containers',
    query: `SELECT parent_id FROM modules WHERE content_type = 'container' AND ${remainsCondition('containers', 'modules.id')}`,
  },
  {
    kind: 'containers',
    query: `SELECT container.id FROM ${remainingModules} AS module
      JOIN modules AS container ON container.slug = module.data ->> 'reusable' AND container.content_type = 'container'`,
  },
  { kind: 'html selections', query: selectIdsInData('html_code_obj') },
  { kind: 'persons', query: selectIdsInData('person') },
  { kind: 'persons', query: `SELECT contact_id FROM articles WHERE ${remainsCondition('pages', 'page_id')}` },
  {
    kind: 'person categories',
    query: `SELECT category_id FROM person_category_members WHERE ${remainsCondition('persons', 'person_id')}`,
  },
  {
    kind: 'article categories',
    query: `SELECT category_id FROM article_category_members WHERE ${remainsCondition('pages', 'article_id')}`,
  },
  {
    kind: 'article tags',
    query: `SELECT tag_id FROM article_taggings WHERE ${remainsCondition('pages', 'article_id')}`,
  },
  {
    kind: 'download files',
    query: `SELECT file.id FROM download_files AS file JOIN articles USING (directory_id) WHERE ${remainsCondition('pages', 'page_id')}`,
  },
  {
    kind: 'download files',
    query: `SELECT substring(link.path FROM '/api/files/([0-9]{1,9})/')::integer
      FROM module_links AS link JOIN ${remainingModules} AS module ON module.id = link.module_id`,
  },
  {
    kind: 'download files',
    query: `SELECT (paper ->> 'file')::integer FROM user_unions, jsonb_array_elements(downloads) AS paper
      WHERE ${remainsCondition('unions', 'user_unions.id')}`,
  },
  {
    kind: 'download directories',
    query: `SELECT directory_id FROM download_files WHERE ${remainsCondition('download files', 'download_files.id')}`,
  },
  {
    kind: 'download directories',
    query: `SELECT directory_id FROM articles WHERE ${remainsCondition('pages', 'page_id')}`,
  },
  {
    kind: 'download categories',
    query: `SELECT category_id FROM download_directories WHERE ${remainsCondition('download directories', 'download_directories.id')}`,
  },
  {
    kind: 'pictures',
    query: `SELECT unnest(ARRAY[menu_image_id, hero_image_id]) FROM pages WHERE ${remainsCondition('pages', 'pages.id')}`,
  },
  {
    kind: 'pictures',
    query: `SELECT menu_image_id FROM publications WHERE ${remainsCondition('pages', 'page_id')}`,
  },
  {
    kind: 'pictures',
    query: `SELECT og_image_id FROM page_texts WHERE ${remainsCondition('pages', 'page_id')}`,
  },
  {
    kind: 'pictures',
    query: `SELECT logo_id FROM organizations WHERE ${remainsCondition('pages', 'page_id')}`,
  },
  {
    kind: 'pictures',
    query: `SELECT image_id FROM organization_images WHERE ${remainsCondition('pages', 'organization_id')}`,
  },
  {
    kind: 'pictures',
    query: `SELECT photo_id FROM persons WHERE ${remainsCondition('persons', 'persons.id')}`,
  },
  { kind: 'pictures', query: `SELECT logo_id FROM jobs WHERE ${remainsCondition('jobs', 'jobs.id')}` },
  { kind: 'pictures', query: usedPicturesQuery },
]
