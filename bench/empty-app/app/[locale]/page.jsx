export const dynamic = 'force-dynamic'

/** A minimal page. */
export default function Page() {
  return <h1>Empty</h1>
}
