import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/db/client'

/** Watches how a database reads what it is asked for. @returns the database to ask, and the plans of its queries so far */
export function watchPlans(db: Queryable): { db: Queryable; plans: string[] } {
  const plans: string[] = []
  const watched = new Proxy(db, {
    get: (target, name, receiver) =>
      name === 'execute'
        ? async (query: SQLWrapper | SQL) => {
            const { rows } = await target.execute(sql`EXPLAIN ${query}`)
            plans.push(rows.map((row) => Object.values(row)[0]).join('\n'))
            return await target.execute(query)
          }
        : Reflect.get(target, name, receiver),
  })
  return { db: watched, plans }
}
