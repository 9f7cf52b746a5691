import { toSlug } from '@/lib/contract/common/slug'

/** Returns the slug of a category or directory. By default it is derived from the German title. */
export function toDownloadSlug({ title, slug }: { title: { de: string }; slug: string }): string {
  return slug || toSlug(title.de).replace(/[^a-z0-9_-]/g, '')
}
