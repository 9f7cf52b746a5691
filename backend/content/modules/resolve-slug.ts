import { describeIssue } from '@/backend/platform/describe-issue'
import { InvalidFieldsError } from '@/backend/platform/errors'
import { isReusable } from '@/lib/contract/blocks/placement'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import type { Locale } from '@/lib/contract/common/locale'
import { type ModuleCreation, moduleSlugSchema } from '@/lib/contract/pages/module-writes'

/**
 * Determines the slug of a new module. Reusable blocks have a field `slug` (spec §3), so the slug
 * may also be part of the data; the `slug` of the request takes precedence.
 * @throws InvalidFieldsError
 */
export function resolveSlug(locale: Locale, model: BlockModel, { slug, data }: ModuleCreation): string | undefined {
  if (slug !== undefined || !isReusable(model)) return slug
  const parsedSlug = moduleSlugSchema.nullish().safeParse(data.slug)
  if (!parsedSlug.success) {
    const problems = parsedSlug.error.issues.flatMap((issue) => describeIssue(issue, locale) ?? [])
    throw new InvalidFieldsError({ data: { slug: problems } })
  }
  return parsedSlug.data ?? undefined
}
