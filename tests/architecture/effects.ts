import ts from 'typescript'

const timers = ['setTimeout', 'setInterval']

/** Returns true for an effect that sets state while it runs. A callback may set state. */
export function setsStateInEffect(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return false
  const [effect] = node.arguments
  if (node.expression.text !== 'useEffect' || !effect) return false
  return (ts.isArrowFunction(effect) || ts.isFunctionExpression(effect)) && callsSetter(effect.body)
}

function callsSetter(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
    const name = node.expression.text
    if (/^set[A-Z]/.test(name) && !timers.includes(name)) return true
  }
  return ts.forEachChild(node, (child) => callsSetter(child) || undefined) ?? false
}
