import { z } from '@hono/zod-openapi'

/** A search text. NUL is rejected: PostgreSQL does not accept it in text. */
export const searchText = z
  .string()
  .max(200)
  .refine((text) => !text.includes('\0'))
