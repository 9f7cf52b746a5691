import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/lib/api/query'
import { type PreviewType, previewLinksSchema } from '@/lib/contract/pages/preview-link'

export interface SharedDraft {
  type: PreviewType
  id: number
}

/** Returns the path of the calls. The backend's messages are in the given language. */
export const getPreviewLinksPath = (language: string) => `/${language}/api/preview-links/`

/** The preview links of a draft, newest first. */
export const previewLinksQuery = (language: string, { type, id }: SharedDraft) =>
  queryOptions({
    queryKey: ['preview-links', type, id],
    queryFn: () => ask(previewLinksSchema, `${getPreviewLinksPath(language)}?type=${type}&target=${id}`),
    staleTime: 0,
  })
