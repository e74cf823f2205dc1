/** Take away what the page has shown since before anything was loaded (index.html). */
export function uncover(_by?: Element): void {
  document.getElementById('opening')?.remove();
}
