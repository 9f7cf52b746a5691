import { z } from '@hono/zod-openapi'

/** What is searched for. No text in the database has a NUL, which PostgreSQL takes for no text at all. */
export const searchText = z
  .string()
  .max(200)
  .refine((text) => !text.includes('\0'))
