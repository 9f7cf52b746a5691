'use client'

import { CopyPage } from './copy-page'
import { CreatePage } from './create-page'
import { MovePage } from './move-page'
import { RemovePage } from './remove-page'
import { RenamePage } from './rename-page'
import type { Task, TaskProps } from './tasks'
import { UnpublishPage } from './unpublish-page'

type PageTask = Exclude<Task, { kind: 'create' }>

/** The dialog of what is being done; nothing for a page that is gone. */
export function TaskDialog({ task, ...props }: TaskProps & { task: Task }) {
  return task.kind === 'create' ? (
    <CreatePage {...props} parent={task.parent} />
  ) : (
    <PageDialog {...props} task={task} />
  )
}

function PageDialog({ task, ...props }: TaskProps & { task: PageTask }) {
  const page = props.pages.find(({ id }) => id === task.id)
  if (!page) return null
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
