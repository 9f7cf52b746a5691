import { createRoute, z } from '@hono/zod-openapi'
import { importLimits, importMappingSchema, recordImportSchema } from '@/lib/contract/administration/record-import'
import { InvalidFieldsError } from '../../errors'
import { authorize } from '../../http/guards/authorize'
import { requireRight } from '../../http/guards/login'
import { createUploadBody, uploadedFile } from '../../http/requests/upload-body'
import { toRefusalText } from '../../http/responses/refusal-text'
import { createRouter, invalidFields, json, refusal } from '../../http/router'
import type { Services } from '../../services'
import { getWriteRight } from '../administered'
import type { ImportableType } from '../import/draft-line'
import { importMessage } from '../import/messages'
import { planImport } from '../import/plan-import'
import { readTable } from '../import/read-table'
import { RefusedLineError, runImport } from '../import/run-import'

/** Limit of the whole request, with the other form fields. */
const tableBody = createUploadBody(importLimits.bytes + 100_000, 'tableTooLarge')

const mapping = z
  .string()
  .max(100_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('invalid')
      return z.NEVER
    }
  })
  .pipe(importMappingSchema)

const form = z.object({
  file: uploadedFile,
  mapping: mapping.optional().openapi({
    type: 'string',
    description: 'JSON: target of each column; derived from the headings by default',
  }),
  dry_run: z.enum(['true', 'false']).optional(),
  hash: z.string().max(64).optional(),
})

/** POST api/administration/{type}/import/: previews or imports a table. */
export function importRoute({ db, clock }: Pick<Services, 'db' | 'clock'>, type: ImportableType) {
  const { name } = type.contract
  const route = createRoute({
    method: 'post',
    path: `/administration/${name}/import`,
    // Rejects users without the right before the body is read.
    middleware: [authorize(getWriteRight(type)), tableBody] as const,
    summary: `Previews the import of a CSV table, or imports it as previewed: ${name}`,
    request: { body: { required: true, content: { 'multipart/form-data': { schema: form } } } },
    responses: {
      200: json(recordImportSchema, 'The preview, or the imported records'),
      400: invalidFields('The file, the mapping or lines are invalid'),
      401: refusal('Not logged in'),
      403: refusal('The user may not administer this type'),
      409: refusal('The records have changed since the preview'),
      413: refusal('The file is over 5 MiB'),
      415: refusal('The upload is not multipart/form-data'),
    },
  })
  return createRouter().openapi(route, async (c) => {
    const login = await requireRight(c, getWriteRight(type))
    const now = clock()
    type.assertMayWrite?.(login, now)
    const locale = c.get('locale')
    const { file, mapping: columnMapping = null, dry_run: dryRun, hash = '' } = c.req.valid('form')
    const table = await readTable(file, locale)
    if (dryRun !== 'false') {
      const { preview } = await planImport(db, type, { table, mapping: columnMapping, locale })
      return c.json(preview, 200)
    }
    const author = { locale, userId: login.user.id, now, login }
    const result = await runImport(db, type, { table, mapping: columnMapping, hash }, author).catch(
      (error: unknown) => {
        const detail = error instanceof RefusedLineError ? toRefusalText(error.cause, locale) : null
        if (!(error instanceof RefusedLineError) || detail === null) throw error
        throw new InvalidFieldsError({ file: [importMessage(locale, 'inLine', error.line) + detail] })
      },
    )
    return c.json(result, 200)
  })
}
