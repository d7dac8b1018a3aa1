/** Full screen while it is not known yet who is there; it covers what lies under it. */
export function LoadingAccount() {
  return (
    <div className="loading-account" role="status">
      <span className="spinner" aria-hidden="true" />
      <p>Loading your account...</p>
    </div>
  );
}
