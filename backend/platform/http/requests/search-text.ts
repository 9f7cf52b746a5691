import { z } from '@hono/zod-openapi'
import { normalizeText } from '@/lib/contract/common/normalize-text'

/** A normalized search text without NUL, which PostgreSQL cannot store. */
export const searchText = z
  .string()
  .max(200)
  .refine((text) => !text.includes('\0'))
  .overwrite(normalizeText)
