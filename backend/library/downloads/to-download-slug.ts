import { toSlug } from '@/lib/contract/common/slug'

/** Returns the slug of a category or directory: the given one, or one made of the German title. */
export function toDownloadSlug({ title, slug }: { title: { de: string }; slug: string }): string {
  return slug || toSlug(title.de).replace(/[^a-z0-9_-]/g, '')
}
