import type { PageDraft } from '@/lib/contract/pages/page-editing'
import type { Editor } from '../core/editor'

/** The keys of the blocks in conflict, as one string, so that it is a stable dependency. */
export function contestedKeys(editor: Editor | null): string {
  return editor?.conflicts.map(({ key }) => key).join(' ') ?? ''
}

/** The page after a change of its working copy: if online, the published version is outdated. */
export function afterChange(page: PageDraft): PageDraft {
  return page.state === 'online' ? { ...page, state: 'changed', is_changed: true } : page
}
