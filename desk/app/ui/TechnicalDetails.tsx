export const TechnicalDetails = ({ text }: { text: string | undefined }) => (
  <details>
    <summary>For den som hjelper deg</summary>
    <pre>{text}</pre>
  </details>
);
