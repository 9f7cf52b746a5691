import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { formFiles } from '@/backend/platform/db/schema/members/forms'
import { badPageTrees, createBomb, createPdf, type PdfParts } from '@/backend/platform/pdf/pdf.fixture'
import { settings as demo } from '@/demo/settings'
import { maxFormParts } from '@/lib/node/form-parts'
import { startTestBackend } from '@/tests/backend-app'
import { logInEditorBeforeAll } from '@/tests/content/editors'
import { createFormTools } from '@/tests/content/forms'

const time = { now: new Date('2026-11-23T09:00:00Z') }
const backend = startTestBackend({ clock: () => time.now })
const editor = logInEditorBeforeAll(backend)
const { publishForm, createProof, toBody, send, answer, listStored, listAnswerMails, changeClient } = createFormTools(
  backend,
  time,
  () => editor,
)
beforeEach(changeClient)

describe('an answer', () => {
  it('is stored with its labels and mailed to the recipient with the visitor in Reply-To', async () => {
    const form = await publishForm({ recipients: 'a@example.org, b@example.org', thanks: 'Danke!' })
    const countBefore = (await listAnswerMails()).length
    const values = { Nachricht: 'Eins\r\nzwei', Essen: 'vegan', Tage: ['Freitag', 'Samstag'], Anreise: '2026-12-24' }
    expect(await answer(form, values)).toEqual({ status: 201, body: { thanks: 'Danke!' } })
    const [row] = await listStored(form)
    expect(row?.answers.map(({ label, values }) => [label, ...values])).toEqual([
      ['Name', 'Ada Lang'],
      ['E-Mail', 'ada@example.org'],
      ['Nachricht', 'Eins\nzwei'],
      ['Essen', 'vegan'],
      ['Tage', 'Freitag', 'Samstag'],
      ['Anreise', '24.12.2026'],
      ['Anlage'],
      ['Ich stimme zu', 'Ja'],
    ])
    const sentMails = (await listAnswerMails()).slice(countBefore)
    expect(sentMails.map(({ recipient }) => recipient).toSorted()).toEqual(['a@example.org', 'b@example.org'])
    expect(sentMails[0]?.data).toMatchObject({ form: 'Anmeldung', replyTo: 'ada@example.org' })
  })

  it('is mailed to the address of the site if the form names no recipient', async () => {
    await backend.services.db.insert(settings).values({ data: demo })
    expect((await answer(await publishForm({ recipients: '' }))).status).toBe(201)
    expect((await listAnswerMails()).at(-1)?.recipient).toBe(demo.de.email)
  })

  it('is stored and mailed once, even for simultaneous requests', async () => {
    const form = await publishForm()
    const countBefore = (await listAnswerMails()).length
    const proof = await createProof(form)
    const responses = await Promise.all(Array.from({ length: 5 }, () => send(form, toBody(form, proof))))
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect((await send(form, toBody(form, proof))).status).toBe(201)
    expect(await listStored(form)).toHaveLength(1)
    expect(await listAnswerMails()).toHaveLength(countBefore + 1)
  })

  it.each<[string, Record<string, string | string[]>, string, string]>([
    ['a required field', { Name: ' ' }, 'Name', 'Pflichtfeld'],
    ['the consent', { 'Ich stimme zu': [] }, 'Ich stimme zu', 'Pflichtfeld'],
    ['a mail address', { 'E-Mail': 'ada@' }, 'E-Mail', 'Ungültige E-Mail Adresse'],
    [
      'two mail addresses',
      { 'E-Mail': ['a@example.org', 'b@example.org'] },
      'E-Mail',
      'Hier ist nur eine Antwort möglich.',
    ],
    ['another option', { Essen: 'Fisch' }, 'Essen', 'Bitte wählen Sie aus den angebotenen Antworten.'],
    ['two options of one choice', { Essen: ['vegan', 'mit Fleisch'] }, 'Essen', 'Hier ist nur eine Antwort möglich.'],
    ['an invalid date', { Anreise: '2026-02-30' }, 'Anreise', 'Bitte geben Sie ein Datum ein'],
    ['an overlong text', { Name: 'x'.repeat(301) }, 'Name', 'Der Text ist zu lang.'],
    ['spaces that are too long to normalize', { Name: ' '.repeat(40_001) }, 'Name', 'Der Text ist zu lang.'],
  ])('is checked against the published form: %s', async (_, values, label, message) => {
    const form = await publishForm()
    const { status, body } = await answer(form, values)
    expect(status).toBe(400)
    expect(body[form.field(label)][0]).toContain(message)
    expect(await listStored(form)).toEqual([])
  })

  it.each(['radio', 'select', 'checkboxes'])('contains a choice as the %s offers it', async (kind) => {
    const fields = [{ label: 'Platz', kind, options: ' Loge\tlinks\nRang  \u200e1\u200f \nLoge links' }]
    const form = await publishForm({}, fields)
    for (const place of ['Loge links', 'Loge\tlinks', 'Rang 1', 'Rang  \u200e1']) {
      const body = new FormData()
      const { ticket, answers, trap } = await createProof(form)
      for (const [name, value] of Object.entries({ ticket, work: answers.join(','), trap })) body.set(name, value)
      body.set(form.field('Platz'), place)
      expect((await send(form, body)).status, place).toBe(201)
    }
    const answers = (await listStored(form)).map((row) => row.answers[0]?.values[0])
    expect(answers).toEqual(['Loge links', 'Loge links', 'Rang 1', 'Rang 1'])
  })

  it('may have a text in place of an optional file, which is ignored', async () => {
    expect((await answer(await publishForm(), { Anlage: 'x' })).status).toBe(201)
  })

  it('cannot add mail headers or hide text', async () => {
    const form = await publishForm()
    expect((await answer(form, { 'E-Mail': 'a@example.org\r\nBcc: x@example.org' })).status).toBe(400)
    expect((await answer(form, { Name: 'Ada\r\nBcc: x@example.org\u202e\u0000' })).status).toBe(201)
    expect((await listStored(form))[0]?.answers[0]?.values).toEqual(['Ada Bcc: x@example.org'])
  })

  it('is rejected from robots and from other sites', async () => {
    const form = await publishForm()
    const trappedProof = { ...(await createProof(form)), trap: 'https://spam.example' }
    expect((await send(form, toBody(form, trappedProof))).body).toHaveProperty('protection')
    const emptyProof = { ticket: '', answers: [], trap: '' }
    expect((await send(form, toBody(form, emptyProof))).body).toHaveProperty('protection')
    const foreignHeaders = { Origin: 'https://evil.example' }
    expect((await send(form, toBody(form, await createProof(form)), foreignHeaders)).status).toBe(403)
    expect(await listStored(form)).toEqual([])
  })

  it('is limited for each client', async () => {
    const form = await publishForm()
    const proof = { ticket: '', answers: [], trap: '' }
    const statuses = new Set<number>()
    for (let round = 0; round < 25; round += 1) statuses.add((await send(form, toBody(form, proof))).status)
    expect([...statuses]).toEqual([400, 429])
  })

  it('must be multipart of at most 20 MiB and 1,000 parts', async () => {
    const form = await publishForm()
    const post = (body: BodyInit, headers: Record<string, string> = {}) =>
      backend.app.request(`/api/forms/${form.id}/answers/`, { method: 'POST', body, headers })
    expect((await post('{}', { 'Content-Type': 'application/json' })).status).toBe(415)
    expect((await post('x', { 'Content-Type': 'multipart/form-data; boundary=b' })).status).toBe(400)
    const largeBody = new FormData()
    largeBody.set('a', new Blob([new Uint8Array(21 * 1024 * 1024)]))
    expect((await post(largeBody)).status).toBe(413)
    const dividedBody = new FormData()
    for (let part = 0; part <= maxFormParts; part += 1) dividedBody.append('a', '')
    expect((await post(dividedBody)).status).toBe(413)
  })
})

describe('a form', () => {
  it('asks the published questions, not those of the working copy', async () => {
    const form = await publishForm()
    await backend.services.db
      .update(modules)
      .set({ data: sql`${modules.data} || '{"kind": "email"}'::jsonb` })
      .where(eq(modules.id, Number(form.field('Name').slice(6))))
    expect((await answer(form)).status).toBe(201)
    await editor.post(`page/${form.pageId}/publish/`, {})
    expect((await answer(form)).status).toBe(400)
  })

  it('is closed once its page is offline; its answers stay', async () => {
    const form = await publishForm()
    expect((await answer(form)).status).toBe(201)
    await editor.post(`page/${form.pageId}/unpublish/`, {})
    expect((await answer(form)).status).toBe(404)
    expect(await listStored(form)).toHaveLength(1)
    const listResponse = await editor.get('forms/')
    expect(listResponse.body).toContainEqual(expect.objectContaining({ id: form.id, is_open: false, answers: 1 }))
  })

  it('hides its recipients from visitors', async () => {
    const form = await publishForm({ recipients: 'geheim@example.org' })
    const { rows } = await backend.services.db.execute<{ path: string }>(
      sql`SELECT path FROM publications WHERE page_id = ${form.pageId}`,
    )
    const path = `/de/pageeditor-api/page/${rows[0]?.path}`
    const page = await (await backend.get(path)).text()
    expect(page).toContain('Anmeldung')
    expect(page).not.toContain('geheim')
    expect(JSON.stringify((await editor.get(`page/${rows[0]?.path}?draft=1`)).body)).toContain('geheim')
  })

  it.each(['0', '999999', 'x', '1e3'])('does not exist with the id %s', async (id) => {
    const response = await backend.app.request(`/api/forms/${id}/answers/`, { method: 'POST', body: new FormData() })
    expect(response.status).toBe(404)
  })
})

describe('a file', () => {
  const toPdf = (parts: PdfParts = {}, name = 'plan.pdf') => new File([createPdf(parts)], name)

  it('is detected by its content, gets a clean name and is readable for editors only', async () => {
    const form = await publishForm()
    expect((await answer(form, { Anlage: toPdf({}, '../..\\Plan\u202e für alle.exe') })).status).toBe(201)
    const [file] = await backend.services.db.select().from(formFiles).orderBy(sql`id DESC`).limit(1)
    const { body } = await editor.get(`forms/${form.id}/answers/`)
    expect(body).toMatchObject({
      count: 1,
      results: [{ files: [{ name: 'Plan für alle.pdf', byte_size: file?.byteSize }] }],
    })
    const path = `/de/pageeditor-api/forms/${form.id}/files/${file?.id}/`
    const download = await editor.browser.call('GET', path)
    expect(download.status).toBe(200)
    expect(await download.text()).toMatch(/^%PDF-1\.7\n.*%%EOF\n$/s)
    expect(Object.fromEntries(download.headers)).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; /),
      'content-security-policy': expect.stringMatching(/default-src 'none'.*; sandbox$/),
      'x-content-type-options': 'nosniff',
    })
    expect(download.headers.get('Cache-Control')).toBe('private, no-store')
    expect((await backend.get(path)).status).toBe(401)
  })

  it.each([
    ['a program', new File(['MZ\u0090'], 'bild.jpg', { type: 'image/jpeg' })],
    ['a page', new File(['<script>alert(1)</script>'], 'seite.pdf', { type: 'application/pdf' })],
    ['a drawing with a script', new File(['<svg xmlns="x"><script/></svg'], 'a.svg')],
    ['something before a document', new File(['BM%PDF-1.7'], 'a.pdf')],
    ['nothing', new File([''], 'leer.pdf')],
  ])('is rejected that is %s', async (_, file) => {
    const form = await publishForm()
    const { status, body } = await answer(form, { Anlage: file })
    expect(status).toBe(400)
    expect(body[form.field('Anlage')][0]).toContain('PDF-Datei oder ein Bild')
  })

  it.each<[string, File, RegExp, RegExp]>([
    ['encrypted', toPdf({ trailer: '/Encrypt <</V 4>>' }), /verschlüsselt/, /encrypted/],
    [
      'with a script',
      toPdf({ catalog: '/OpenAction <</S /JavaScript /JS (app.alert\\(1\\))>>' }),
      /Skripte/,
      /scripts/,
    ],
    ['with an attached file', toPdf({ catalog: '/Names <</EmbeddedFiles <</Names []>>>>' }), /Anhang/, /attached/],
    ['that starts a program', toPdf({ annotation: '<</A <</S /Launch /F (cmd.exe)>>>>' }), /starten/, /start/],
    ['that unpacks to 400 MB', toPdf({ content: createBomb(400), filter: '/Filter /FlateDecode' }), /128 MB/, /128 MB/],
    ['with a cycle of pages', toPdf(badPageTrees.loop), /beschädigt/, /damaged/],
    ['of 100,000 pages', toPdf(badPageTrees.manyPages), /500 Seiten/, /500 pages/],
    ['of more than 10 MB', toPdf({ content: Buffer.alloc(11_000_000, 'x') }), /10 MB/, /10 MB/],
    [
      'that is HTML as well',
      new File([createPdf(), '<script>alert(1)</script>'], 'a.pdf'),
      /noch etwas anderes/,
      /something else/,
    ],
  ])('is rejected that is a PDF %s, with the reason, and nothing is stored', async (_, file, de, en) => {
    const form = await publishForm()
    for (const [locale, message] of [
      ['de', de],
      ['en', en],
    ] as const) {
      const { status, body } = await answer(form, { Anlage: file }, locale)
      expect([status, body[form.field('Anlage')]?.[0]]).toEqual([400, expect.stringMatching(message)])
    }
    expect(await listStored(form)).toEqual([])
  })

  it('is not examined for robots', async () => {
    const form = await publishForm()
    const proof = { ticket: '', answers: [], trap: '' }
    const { body } = await send(form, toBody(form, proof, { Anlage: toPdf({ catalog: '/Collection <<>>' }) }))
    expect(Object.keys(body)).toEqual(['protection'])
  })
})
