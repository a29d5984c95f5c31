/**
 * The email domains that may sign up, from a list such as `example.nl, example.com`.
 * @throws Error if the list is missing or empty: no address could sign up.
 */
export function readAllowedDomains(list: string | undefined): string[] {
  const domains = (list ?? '')
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter(Boolean);
  if (domains.length === 0) throw new Error('ALLOWED_DOMAINS is empty: name the email domains that may sign up.');
  return domains;
}

/** Whether an address belongs to one of the domains itself; a subdomain is another domain. */
export function mayRegister(address: string, domains: readonly string[]): boolean {
  const at = address.lastIndexOf('@');
  return (
    at > 0 &&
    domains.includes(
      address
        .slice(at + 1)
        .trim()
        .toLowerCase(),
    )
  );
}
