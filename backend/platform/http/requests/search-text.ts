import { z } from '@hono/zod-openapi'
import { normalizeText } from '@/lib/contract/common/normalize-text'

/** A normalized search text. Rejects NUL, which PostgreSQL cannot store in a text. */
export const searchText = z
  .string()
  .max(200)
  .refine((text) => !text.includes('\0'))
  .overwrite(normalizeText)
