import { describe, expect, it } from 'vitest'
import { attachedFileSchema } from '@/lib/contract/pages/article'
import { downloadDirectoryListSchema, downloadDirectorySchema } from '@/lib/contract/records/download'
import { logInBeforeAll, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { addDirectory } from '@/tests/content/downloads'
import { startArticles } from './articles.fixture'

const backend = startTestBackend()
const articles = startArticles(backend)
const editor = logInBeforeAll(backend, { role: 'editor' })

const path = '/de/api/administration/attachments/'

function attach(name: string, content: string, fields: Record<string, string> = {}) {
  const form = new FormData()
  form.set('file', new File([content], name))
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  return editor.call('POST', path, form)
}
const attachFile = async (...parts: Parameters<typeof attach>) => {
  const response = await attach(...parts)
  expect(response.status).toBe(201)
  return attachedFileSchema.parse(await response.json())
}
const readFiles = async (browser: TestBrowser, directory: number) => {
  const response = await browser.call('GET', `/de/api/download-directories/${directory}/`)
  if (response.status !== 200) return response.status
  return downloadDirectorySchema.parse(await response.json()).files.map(({ title }) => title)
}

describe('an attachment', () => {
  it('gets a directory that is public only with its release', async () => {
    const { directory } = await attachFile('Studie 2026.pdf', '%PDF-1', { title_de: 'Ta\0rif' })
    await attachFile('tabelle.csv', 'a;b', { directory: String(directory) })
    expect(await readFiles(editor, directory)).toEqual(['Studie 2026', 'tabelle'])
    const visitor = new TestBrowser(backend)
    expect(await readFiles(visitor, directory)).toBe(404)
    await articles.makePublished({ section: 'press', attachments: directory })
    expect(await readFiles(visitor, directory)).toEqual(['Studie 2026', 'tabelle'])
  })

  it('is in the downloads under the public title of its release, the latest release first', async () => {
    const attachTo = async (title: string, date: string, isPublishedBefore: boolean) => {
      const release = isPublishedBefore ? await articles.makePublished({ section: 'press', title, date }) : null
      const { directory } = await attachFile('Studie_EN_final.pdf', '%PDF-1', { title_de: 'ENTWURF' })
      if (!release) return articles.makePublished({ section: 'press', title, date, attachments: directory })
      const change = { revision: release.revision, attachments: directory }
      return articles.write('PATCH', `articles/${release.id}/`, change)
    }
    await attachTo('Älter', '2026-01-01T12:00:00+01:00', false)
    await attachTo('Neuer', '2026-03-01T12:00:00+01:00', true)
    const response = await backend.get('/en/api/download-directories/')
    const { results } = downloadDirectoryListSchema.parse(await response.json())
    expect(results.slice(0, 2).map(({ title }) => title)).toEqual(['Neuer', 'Älter'])
    expect(results[0]?.files).toMatchObject([{ title: 'Studie_EN_final', language: 'en' }])
    expect(JSON.stringify(results).toLowerCase()).not.toContain('entwurf')
    const zip = await backend.get(results[0]?.zip ?? '')
    expect(zip.headers.get('Content-Disposition')).toContain('filename="neuer.zip"')
    await zip.body?.cancel()
  })

  it('is deleted by an editor, and comes back to its place', async () => {
    const { directory, file } = await attachFile('studie.pdf', '%PDF-2')
    await attachFile('anhang.pdf', '%PDF-2b', { directory: String(directory) })
    expect((await editor.call('DELETE', `${path}${file}/`)).status).toBe(204)
    expect(await readFiles(editor, directory)).toEqual(['anhang'])
    expect((await editor.call('POST', `${path}${file}/restore/`)).status).toBe(204)
    expect(await readFiles(editor, directory)).toEqual(['studie', 'anhang'])
    expect((await editor.call('POST', `${path}${file}/restore/`)).status).toBe(404)
  })

  it('is refused with a reason if its content does not fit its name', async () => {
    const response = await attach('studie.pdf', 'kein PDF')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ file: ['Der Inhalt der Datei passt nicht zu ihrer Endung.'] })
  })

  it('neither joins nor leaves a directory that is public by itself', async () => {
    const { id } = await addDirectory(backend, { 'satzung.pdf': '%PDF-3' })
    expect((await attach('studie.pdf', '%PDF-4', { directory: String(id) })).status).toBe(409)
    expect((await attach('studie.pdf', '%PDF-4', { directory: '99999' })).status).toBe(404)
  })
})
