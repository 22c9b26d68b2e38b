/** More are not counted. */
export function unreadCount(count: number): string {
  return count >= 100 ? '99+' : String(count);
}
