import type { PageDraft } from '@/lib/contract/pages/page-editing'
import type { Editor } from '../core/editor'

/** Returns the keys of the blocks in conflict as one string, which is stable as a dependency. */
export function joinConflictKeys(editor: Editor | null): string {
  return editor?.conflicts.map(({ key }) => key).join(' ') ?? ''
}

/** Returns the page after a change of its working copy: an `online` page becomes `changed`. */
export function withChange(page: PageDraft): PageDraft {
  if (page.is_changed) return page
  return { ...page, state: page.state === 'online' ? 'changed' : page.state, is_changed: true }
}
