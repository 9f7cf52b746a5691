'use client'

import { useQuery } from '@tanstack/react-query'
import type { HubPage } from '../page-list/page-list'
import type { Task, TaskProps } from '../page-list/tasks'
import { pageQuery } from '../queries'
import { ReplaceText } from '../replace-text/replace-text'
import { CopyPage } from './copy-page'
import { CreatePage } from './create-page'
import { MovePage } from './move-page'
import { PublishMany } from './publish-many'
import { RemovePage } from './remove-page'
import { RenamePage } from './rename-page'
import { UnpublishPage } from './unpublish-page'

type PageTask = Extract<Task, { page: HubPage }>

export function TaskDialog({ task, ...props }: TaskProps & { task: Task }) {
  if (task.kind === 'create') return <CreatePage {...props} initialParent={task.initialParent} />
  if (task.kind === 'publish-many') return <PublishMany {...props} />
  if (task.kind === 'replace-text') return <ReplaceText {...props} />
  return <PageDialog {...props} task={task} />
}

function PageDialog({ task, ...props }: TaskProps & { task: PageTask }) {
  // Uses the current data, because a conflict refetches the page.
  const current = useQuery({ ...pageQuery(props.locale, task.page.id), initialData: task.page })
  // Cached data may be older than the page of the task.
  const page = (current.isFetchedAfterMount && current.data) || task.page
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
