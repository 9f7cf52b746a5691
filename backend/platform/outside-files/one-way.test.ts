import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../project-root'

const backend = readdirSync(join(projectRoot, 'backend'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test|\.fixture)\.ts$/.test(name))
  .map((name) => ({ path: `backend/${name}`, text: readFileSync(join(projectRoot, 'backend', name), 'utf8') }))
const filesWith = (words: RegExp) => backend.filter(({ text }) => words.test(text)).map(({ path }) => path)

it('limits all uploads by client, except those of the office', () => {
  expect(filesWith(/\b(uploadBody|createUploadBody)\s*[,(=\]]/).toSorted()).toEqual([
    'backend/content/articles/routes/attachment-routes.ts',
    'backend/library/downloads/routes/content-route.ts',
    'backend/library/media/routes/descriptions.ts',
    'backend/platform/administration/routes/import-route.ts',
    'backend/platform/http/requests/receive-outside-file.ts',
    'backend/platform/http/requests/upload-body.ts',
  ])
})

it('examines outside files in one place', () => {
  expect(filesWith(/\brewritePdf\(/).toSorted()).toEqual([
    'backend/platform/outside-files/accept-file.ts',
    'backend/platform/pdf/rewrite-pdf.ts',
  ])
  expect(filesWith(/\bcreateOriginal\(/).toSorted()).toEqual([
    'backend/library/media/uploads.ts',
    'backend/platform/images/create-original.ts',
    'backend/platform/outside-files/accept-file.ts',
  ])
})

it('renders only downloads, press pictures and files of shared drafts in browsers', () => {
  const servingFiles = backend.filter(({ text }) => /\bserve(File|Original)\(/.test(text))
  const officeFiles = servingFiles.filter(({ text }) => !text.includes('isOutsideFile: true'))
  expect(officeFiles.map(({ path }) => path).toSorted()).toEqual([
    'backend/content/articles/routes/press-picture-routes.ts',
    'backend/library/downloads/routes/file-routes.ts',
    'backend/library/downloads/routes/serve-file.ts',
    'backend/library/preview-links/routes.ts',
    'backend/members/newsletters/release-file-routes.ts',
  ])
})
