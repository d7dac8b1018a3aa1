/** Covers the whole screen while the account is loading. */
export function LoadingAccount() {
  return (
    <div className="loading-account" role="status">
      <span className="spinner" aria-hidden="true" />
      <p>Loading your account...</p>
    </div>
  );
}
