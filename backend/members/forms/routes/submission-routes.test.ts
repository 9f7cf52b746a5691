import { getTableColumns, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { removeExpiredAnswers } from '@/backend/members/forms/remove-answers'
import { answerFileKey } from '@/backend/members/forms/store-answers'
import { formFiles, formSubmissions } from '@/backend/platform/db/schema/members/forms'
import { createPdf } from '@/backend/platform/pdf/pdf.fixture'
import { testPassword } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { logInEditor, type TestEditor } from '@/tests/content/editors'
import { createFormTools } from '@/tests/content/forms'
import { createPictureFile } from '@/tests/content/media'

const time = { now: new Date('2026-11-23T09:00:00Z') }
const backend = startTestBackend({ clock: () => time.now })
let editor: TestEditor
beforeAll(async () => {
  editor = await logInEditor(backend)
})
const { publishForm, answer, listStored, changeClient } = createFormTools(backend, time, () => editor)
beforeEach(changeClient)

const advanceClock = (milliseconds: number) => {
  time.now = new Date(time.now.getTime() + milliseconds)
}
const toPdf = (name = 'plan.pdf', content = 'BT (Plan) Tj ET') => new File([createPdf({ content })], name)

describe('editors', () => {
  it('read, export and delete answers', async () => {
    const form = await publishForm()
    await answer(form, { Name: '=HYPERLINK("https://evil.example")', Nachricht: 'Er sagt "ja"; und geht' })
    await answer(form)
    const csv = await editor.browser.call('GET', `/de/pageeditor-api/forms/${form.id}/answers.csv`)
    expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    const bytes = new Uint8Array(await csv.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = new TextDecoder().decode(bytes).split('\r\n')
    expect(lines[0]).toContain('"Nummer";"Eingegangen";"Name";"E-Mail"')
    expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    expect(lines[1]).toContain('"Er sagt ""ja""; und geht"')
    const list = await editor.get(`forms/${form.id}/answers/`)
    const [firstAnswer] = (list.body as { results: { id: number }[] }).results
    for (const status of [204, 404]) {
      expect((await editor.remove(`forms/${form.id}/answers/${firstAnswer?.id}/`)).status).toBe(status)
    }
    expect(await listStored(form)).toHaveLength(1)
    const [newestAnswer] = await listStored(form)
    await answer(form)
    expect((await editor.remove(`forms/${form.id}/answers/?newest=${newestAnswer?.id}`)).status).toBe(204)
    expect(await listStored(form)).toHaveLength(1)
    expect((await editor.remove(`forms/${form.id}/answers/`)).status).toBe(204)
    expect(await listStored(form)).toEqual([])
  })

  it('export every answer to a form with many', async () => {
    const form = await publishForm()
    await answer(form)
    const columns = sql.join(
      Object.values(getTableColumns(formSubmissions)).flatMap(({ name }) =>
        name === 'id' ? [] : sql.identifier(name),
      ),
      sql`, `,
    )
    await backend.services.db.execute(sql`INSERT INTO form_submissions (${columns})
      SELECT ${columns} FROM form_submissions, generate_series(1, 1000) WHERE form_id = ${form.id}`)
    const csv = await editor.browser.call('GET', `/de/pageeditor-api/forms/${form.id}/answers.csv`)
    expect((await csv.text()).trim().split('\r\n')).toHaveLength(1002)
  })

  it('export only with a recent proof', async () => {
    const form = await publishForm()
    const loadTable = () => editor.browser.call('GET', `/de/pageeditor-api/forms/${form.id}/answers.csv`)
    await editor.browser.auth('POST', '/auth/reauthenticate', { password: testPassword })
    expect((await loadTable()).status).toBe(200)
    advanceClock(15 * 60_000)
    const rejection = await loadTable()
    expect(rejection.status).toBe(401)
    expect((await rejection.json()).data.flows[0]).toEqual({ id: 'reauthenticate', is_pending: true })
  })

  it('set recipients with valid addresses', async () => {
    const form = await publishForm()
    const change = (recipients: string) => editor.post(`form/${form.id}`, { revision: 1, data: { recipients } })
    const rejection = await change('a@example.org, b')
    expect(rejection.status).toBe(400)
    expect(JSON.stringify(rejection.body)).toContain('gültige E-Mail-Adressen')
  })
})

describe('the link to a file of an answer', () => {
  async function createFileLink(name: string, content = '<script>alert(1)</script>') {
    const form = await publishForm()
    expect((await answer(form, { Anlage: toPdf(name, content) })).status).toBe(201)
    const [file] = await backend.services.db.select().from(formFiles).orderBy(sql`id DESC`).limit(1)
    const path = `forms/${form.id}/files/${file?.id}/`
    const readStatus = async () => (await editor.browser.call('GET', `/de/pageeditor-api/${path}`)).status
    return { form, path, readStatus, submissionId: file?.submissionId }
  }

  it.each([
    ['plan.php.pdf', 'plan.php.pdf'],
    [`${'x'.repeat(300)}.pdf`, undefined],
    ['plan%00.pdf\r\nSet-Cookie: a=b', undefined],
  ])('declares the detected type under any name: %j', async (name, fileName) => {
    const { path } = await createFileLink(name)
    const { headers } = await editor.browser.call('GET', `/de/pageeditor-api/${path}`)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*; sandbox$/),
      'content-disposition': expect.stringMatching(/^attachment; filename="[^"\r\n]{1,250}\.pdf"; /),
    })
    if (fileName) expect(headers.get('Content-Disposition')).toContain(`"${fileName}"`)
    expect(headers.getSetCookie()).toEqual([])
  })

  it('is invalid once the answer is deleted', async () => {
    const { form, readStatus, submissionId } = await createFileLink('a.pdf')
    expect(await readStatus()).toBe(200)
    expect((await editor.remove(`forms/${form.id}/answers/${submissionId}/`)).status).toBe(204)
    expect(await readStatus()).toBe(404)
  })

  it('is invalid once the answer expires, before the clean-up', async () => {
    const { form, readStatus } = await createFileLink('a.pdf')
    advanceClock(30 * 86_400_000 - 1)
    // The session would have expired before.
    editor = await logInEditor(backend)
    expect(await readStatus()).toBe(200)
    advanceClock(1)
    expect(await readStatus()).toBe(404)
    expect((await editor.get(`forms/${form.id}/answers/`)).body).toMatchObject({ count: 0 })
    expect(await listStored(form)).toHaveLength(1)
  })
})

it('deletes a file with its expired answers, unless another answer has it', async () => {
  const { services } = backend
  const form = await publishForm()
  const picture = await createPictureFile('foto.png')
  await answer(form, { Anlage: picture })
  await answer(form, { Anlage: toPdf('b.pdf', `Plan ${form.id}`) })
  advanceClock(86_400_000)
  await answer(form, { Anlage: picture })
  const rows = await services.db.select().from(formFiles).orderBy(sql`id DESC`).limit(3)
  const [sharedKey, documentKey] = rows.map(({ hash }) => answerFileKey(hash))
  advanceClock(29.5 * 86_400_000)
  await removeExpiredAnswers(services)
  expect(await listStored(form)).toHaveLength(1)
  expect(await services.storage.exists(sharedKey ?? '')).toBe(true)
  expect(await services.storage.exists(documentKey ?? '')).toBe(false)
  advanceClock(86_400_000)
  await removeExpiredAnswers(services)
  expect(await listStored(form)).toEqual([])
  expect(await services.storage.exists(sharedKey ?? '')).toBe(false)
})
