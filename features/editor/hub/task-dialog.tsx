'use client'

import { CopyPage } from './copy-page'
import { CreatePage } from './create-page'
import { MovePage } from './move-page'
import type { HubPage } from './page-list'
import { RemovePage } from './remove-page'
import { RenamePage } from './rename-page'
import type { Task, TaskProps } from './tasks'
import { UnpublishPage } from './unpublish-page'

type PageTask = Exclude<Task, { kind: 'create' }>
/** `shown`: the pages as they are now, by which what somebody else changed meanwhile is known. */
type DialogProps = TaskProps & { shown: readonly HubPage[] }

/** The dialog of what is being done. */
export function TaskDialog({ task, shown, ...props }: DialogProps & { task: Task }) {
  return task.kind === 'create' ? (
    <CreatePage {...props} above={task.above} />
  ) : (
    <PageDialog {...props} shown={shown} task={task} />
  )
}

function PageDialog({ task, shown, ...props }: DialogProps & { task: PageTask }) {
  const page = shown.find(({ id }) => id === task.page.id) ?? task.page
  switch (task.kind) {
    case 'rename':
      return <RenamePage {...props} page={page} language={task.language} />
    case 'unpublish':
      return <UnpublishPage {...props} page={page} language={task.language} />
    case 'move':
      return <MovePage {...props} page={page} />
    case 'copy':
      return <CopyPage {...props} page={page} />
    case 'remove':
      return <RemovePage {...props} page={page} />
  }
}
