import { expect } from '@playwright/test'
import { rawRequest } from '../support/raw-request'
import { test } from '../support/test'

const path = '/en/about-us/statutes'
const script = '<script>document.documentElement.dataset.stolen = "yes"</script>'

// Writes to the database directly, as if all checks had failed.
test('a script in stored content does not run, and its hash is not in the policy', async ({ page, baseURL, sql }) => {
  const before = await rawRequest(baseURL ?? '', path)
  const [row] = await sql(
    `SELECT id, snapshot FROM page_versions
     WHERE id = (SELECT version_id FROM publications WHERE locale = 'en' AND path = 'about-us/statutes')`,
  )
  const write = async (snapshot: unknown) => {
    await sql('UPDATE page_versions SET snapshot = $1 WHERE id = $2', [JSON.stringify(snapshot), row?.id])
    await sql("UPDATE publications SET published_at = now() WHERE locale = 'en' AND path = 'about-us/statutes'")
  }
  const text = JSON.stringify(row?.snapshot)
  const escaped = JSON.stringify(script).slice(1, -1)
  const injected = text
    .replaceAll(/"(content|html_code)":"/g, (start) => start + escaped)
    .replace('"headline":"', `"headline":"${escaped}`)
  expect(injected).not.toBe(text)
  await write(JSON.parse(injected))
  try {
    await expect.poll(async () => (await rawRequest(baseURL ?? '', path)).body).toContain('stolen')
    await page.goto(path)
    await expect(page.locator('h1')).toContainText('stolen')
    await expect(page.locator('html[data-stolen]')).toHaveCount(0)
    const hashes = (policy: unknown) => String(policy).match(/'sha256-[^']+'/g) ?? []
    const { headers } = await rawRequest(baseURL ?? '', path)
    expect(hashes(headers['content-security-policy'])).toHaveLength(
      hashes(before.headers['content-security-policy']).length,
    )
  } finally {
    await write(row?.snapshot)
  }
})
