import type { ComponentProps } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'> & { onSubmit: () => void }

/** A form validated by its chart, not by the browser. */
export function Form({ onSubmit, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}
