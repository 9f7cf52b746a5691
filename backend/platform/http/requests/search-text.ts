import { z } from '@hono/zod-openapi'
import { normalizeText } from '@/lib/contract/common/normalize-text'

/** A search text, normalized. NUL is rejected: PostgreSQL does not accept it in text. */
export const searchText = z
  .string()
  .max(200)
  .refine((text) => !text.includes('\0'))
  .overwrite(normalizeText)
