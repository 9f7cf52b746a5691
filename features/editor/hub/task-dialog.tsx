'use client'

import { useQuery } from '@tanstack/react-query'
import { CopyPage } from './copy-page'
import { CreatePage } from './create-page'
import { MovePage } from './move-page'
import { pageQuery } from './queries'
import { RemovePage } from './remove-page'
import { RenamePage } from './rename-page'
import type { Task, TaskProps } from './tasks'
import { UnpublishPage } from './unpublish-page'

type PageTask = Exclude<Task, { kind: 'create' }>

/** The dialog of what is being done. */
export function TaskDialog({ task, ...props }: TaskProps & { task: Task }) {
  return task.kind === 'create' ? (
    <CreatePage {...props} above={task.above} />
  ) : (
    <PageDialog {...props} task={task} />
  )
}

function PageDialog({ task, ...props }: TaskProps & { task: PageTask }) {
  // As it is now: what somebody else changed meanwhile is read again when a call is refused for that.
  const now = useQuery({ ...pageQuery(props.locale, task.page.id), initialData: task.page })
  // What is kept of the page may be from before its last change, which the task's own is not.
  const page = (now.isFetchedAfterMount && now.data) || task.page
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
